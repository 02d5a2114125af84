/** In points, of which there are 72 in an inch. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

export const a4: PageSize = { width: 595, height: 842 }
