declare module 'word-extractor' {
  export interface Document {
    getBody(options?: { filterUnicode?: boolean }): string
    getHeaders(options?: { includeFooters?: boolean; filterUnicode?: boolean }): string
    getFooters(options?: { filterUnicode?: boolean }): string
    getTextboxes(options?: { filterUnicode?: boolean }): string
  }

  export default class WordExtractor {
    extract(bytes: Buffer): Promise<Document>
  }
}
