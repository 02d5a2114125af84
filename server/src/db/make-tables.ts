import { sql } from 'kysely'
import path from 'node:path'
import type { Database } from './open.ts'

export const tablesFile = path.join(import.meta.dirname, 'tables.ts')

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  filled: boolean
}

/** The types of all tables, read from a migrated database. */
export async function makeTables(database: Pick<Database, 'reading'>): Promise<string> {
  const columns = await listColumns(database)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const names = [...tables.keys()]
  return [
    '// Made from the migrated database by `npm run manage -- make-tables`. Do not edit.',
    "import type { ColumnType, Generated } from 'kysely'",
    '',
    ...aliases.filter((alias) =>
      columns.some((column) => typeOf(column).startsWith(nameOf(alias))),
    ),
    '',
    ...names.flatMap((name) => [
      `export interface ${interfaceOf(name)} {`,
      ...(tables.get(name) ?? []).map((column) => `  ${column.name}: ${typeOf(column)}`),
      '}',
      '',
    ]),
    'export interface Tables {',
    ...names.map((name) => `  ${name}: ${interfaceOf(name)}`),
    '}',
    '',
  ].join('\n')
}

const aliases = [
  'type Json = ColumnType<unknown, string, string>',
  'type FilledJson = ColumnType<unknown, string | undefined, string>',
  'type Decimal = ColumnType<string, string | number, string | number>',
]

function nameOf(alias: string): string {
  return alias.split(' ')[1] ?? ''
}

async function listColumns(database: Pick<Database, 'reading'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name collate "C", ordinal_position`.execute(database.reading)
  return rows
}

const known: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
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
  uuid: 'string',
  varchar: 'string',
}

function typeOf({ table, name, type, nullable, filled }: Column): string {
  const isList = type.startsWith('_')
  const plain = known[isList ? type.slice(1) : type]
  if (!plain)
    throw new Error(`${table}.${name} has the type ${type}, which make-tables does not know yet`)
  const whole = `${plain}${isList ? '[]' : ''}${nullable ? ' | null' : ''}`
  // A column type cannot be wrapped in another, so the ones that are filled by default have their own.
  if (filled && plain === 'Json') return `Filled${plain}`
  return filled ? `Generated<${whole}>` : whole
}

function interfaceOf(table: string): string {
  return `${table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Table`
}
