declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Recognition {
    /** 0 when it went well. */
    Init(folder: null, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /** Reads `/input`; 1 when that is no picture. Turned by an angle in radians. */
    SetImageFile(orientation: number, angle: number): number
    FindLines(): number
    /** How far the lines of the page lean, in radians. */
    GetGradient(): number
    Recognize(monitor: null): number
    GetHOCRText(page: number): string
    Clear(): void
  }

  interface Core {
    readonly FS: { writeFile(name: string, bytes: Uint8Array): void }
    readonly TessBaseAPI: new () => Recognition
  }

  const open: (options: {
    readonly print: () => void
    readonly printErr: () => void
  }) => Promise<Core>
  export default open
}
