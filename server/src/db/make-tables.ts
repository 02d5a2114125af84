import { sql } from 'kysely'
import path from 'node:path'
import type { Database } from './open.ts'

export const tablesFile = path.join(import.meta.dirname, 'tables.ts')

interface Column {
  table: string
  name: string
  type: string
  /** The words of an enumeration. */
  words: string[] | null
  nullable: boolean
  filled: 'always' | 'by default' | null
}

/** The types of all tables, read from a migrated database. */
export async function makeTables(database: Pick<Database, 'reading'>): Promise<string> {
  const columns = await listColumns(database)
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  const body = [
    ...tables.flatMap(([name, its]) => [
      `export interface ${interfaceOf(name)} {`,
      ...its.map((column) => `  ${column.name}: ${typeOf(column)}`),
      '}',
      '',
    ]),
    'export interface Tables {',
    ...tables.map(([name]) => `  ${name}: ${interfaceOf(name)}`),
    '}',
    '',
  ].join('\n')
  return [
    '// Made from the migrated database by `npm run manage -- make-tables`. Do not edit.',
    importsFor(body),
    '',
    ...namedTypesIn(body),
    body,
  ].join('\n')
}

async function listColumns(database: Pick<Database, 'reading'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type,
      is_nullable = 'YES' as nullable,
      case
        when identity_generation = 'ALWAYS' or is_generated = 'ALWAYS' then 'always'
        when column_default is not null or is_identity = 'YES' then 'by default'
      end as filled,
      (
        select array_agg(enumlabel::text order by enumsortorder)
        from pg_enum join pg_type on pg_type.oid = enumtypid
        where typname = udt_name
      ) as words
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name collate "C", ordinal_position`.execute(database.reading)
  return rows
}

const known: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'Decimal',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
}

/** The driver leaves lists of these to be read one by one, so nobody may have a list of them yet. */
const neverInLists = new Set(['date', 'int8', 'json', 'jsonb', 'numeric'])

function typeOf({ table, name, type, words, nullable, filled }: Column): string {
  const isList = type.startsWith('_')
  const single = isList ? type.slice(1) : type
  const plain = words ? words.map((word) => `'${word}'`).join(' | ') : known[single]
  if (!plain || (isList && neverInLists.has(single))) {
    throw new Error(`${table}.${name} has the type ${type}, which make-tables does not know yet`)
  }
  const whole = `${plain}${isList ? '[]' : ''}${nullable ? ' | null' : ''}`
  if (filled === 'always') return `GeneratedAlways<${whole}>`
  if (!filled) return whole
  // Kysely's own wrapper takes no column type, which these two are.
  return `${plain === 'Json' || plain === 'Decimal' ? 'Filled' : 'Generated'}<${whole}>`
}

function interfaceOf(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

const namedTypes: Record<string, string> = {
  // The driver would make a PostgreSQL list of an array: JSON is written as text.
  Json: 'type Json = ColumnType<unknown, string, string>',
  Decimal: 'type Decimal = ColumnType<string, string | number, string | number>',
  Filled:
    'type Filled<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : T',
}

function namedTypesIn(body: string): string[] {
  const used = Object.entries(namedTypes).filter(([name]) => isIn(body, name))
  return used.length > 0 ? [...used.map(([, text]) => text), ''] : []
}

function importsFor(body: string): string {
  const names = [
    ...(namedTypesIn(body).length > 0 ? ['ColumnType'] : []),
    ...['Generated', 'GeneratedAlways'].filter((name) => isIn(body, name)),
  ]
  return `import type { ${names.join(', ')} } from 'kysely'`
}

function isIn(body: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(body)
}
