/** What a backup is: a tar of `manifest.json`, `tables/<schema>.<name>` in COPY's text form, and `files/<id>`. */
export interface Manifest {
  readonly format: 1
  readonly made: string
  readonly migrations: readonly string[]
  readonly tables: readonly TableInBackup[]
  readonly files: number
}

export interface TableInBackup {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
}

export const manifestName = 'manifest.json'
export const tableEntry = (table: string) => `tables/${table}`
export const fileEntry = (id: string) => `files/${id}`
