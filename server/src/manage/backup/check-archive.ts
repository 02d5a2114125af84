import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { listMigrations } from '../../db/migrate.ts'
import {
  anyFormat,
  fileEntry,
  format,
  manifestForms,
  manifestName,
  sealFor,
  sealName,
  tableEntry,
} from './archive.ts'
import type { AbsentFile, Manifest, TableInBackup } from './archive.ts'
import { BadBackup } from './bad-backup.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Archive } from './read-archive.ts'

/** A backup of which everything is as its manifest says. */
export interface CheckedBackup {
  readonly manifest: Manifest
  readonly files: readonly SavedFile[]
  readonly absent: readonly AbsentFile[]
}

export interface SavedFile {
  readonly id: string
  readonly size: number
  readonly sha256: string
}

/** Believes nothing: reads the whole archive before anything of it is used. */
export async function checkArchive(archive: Archive, stopped: AbortSignal): Promise<CheckedBackup> {
  const manifest = await readManifest(archive)
  await mustKnow(manifest.migrations)
  for (const table of manifest.tables) {
    stopped.throwIfAborted()
    await checkTable(archive, table)
  }

  const named = await listNamedFiles(archive, manifest)
  const files = named.filter(({ id }) => archive.sizeOf(fileEntry(id)) !== undefined)
  const absent = listAbsent(manifest, named, files)
  mustBeAll(archive, manifest, files)
  for (const file of files) {
    stopped.throwIfAborted()
    await checkFile(archive, file)
  }
  return { manifest, files, absent }
}

async function readManifest(archive: Archive): Promise<Manifest> {
  if (archive.sizeOf(sealName) !== undefined) {
    const { sha256 } = await fingerprintOf(archive.read(manifestName))
    if ((await text(archive.read(sealName))) !== sealFor(sha256)) throw damaged(manifestName)
  }
  const read = parse(await text(archive.read(manifestName)))
  const { data: whole } = anyFormat.safeParse(read)
  if (!whole) throw damaged(manifestName)
  const form = manifestForms[whole.format]
  if (!form)
    throw new BadBackup(
      `The backup has format ${whole.format}, and this version reads up to ${format}. Please restore it with a newer version.`,
    )
  const { data } = form.safeParse(read)
  if (!data) throw damaged(manifestName)
  // The first format had no seal.
  if (data.format > 1 && archive.sizeOf(sealName) === undefined) throw hasNo(sealName)
  return data
}

/** A backup is of a version that we can bring up to date. */
async function mustKnow(migrations: readonly string[]): Promise<void> {
  const ours = await listMigrations()
  const unknown = migrations.filter((name) => !ours.includes(name))
  if (unknown.length > 0)
    throw new BadBackup(
      `The backup was made by a newer version (${unknown.join(', ')}). Please restore it with that version.`,
    )
  if (migrations.some((name, at) => name !== ours[at])) throw damaged(manifestName)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw damaged(manifestName)
  }
}

async function checkTable(archive: Archive, { name, rows, sha256 }: TableInBackup): Promise<void> {
  const { lines, ...found } = await fingerprintOf(archive.read(tableEntry(name)))
  if (lines !== rows)
    throw new BadBackup(`The backup is damaged: ${name} has ${lines} rows instead of ${rows}.`)
  // The first format had no fingerprints of tables.
  if (sha256 !== undefined && sha256 !== found.sha256) throw damaged(tableEntry(name))
}

async function checkFile(archive: Archive, { id, size, sha256 }: SavedFile): Promise<void> {
  const found = await fingerprintOf(archive.read(fileEntry(id)))
  if (found.size !== size || found.sha256 !== sha256) throw damaged(fileEntry(id))
}

/** The files that rows speak for, as these rows say what they are. */
async function listNamedFiles(archive: Archive, { tables }: Manifest): Promise<SavedFile[]> {
  const table = tables.find(({ name }) => name === 'public.stored_file')
  if (!table) throw hasNo(tableEntry('public.stored_file'))
  const [id, size, sha256] = ['id', 'size', 'sha256'].map((column) => table.columns.indexOf(column))

  const files: SavedFile[] = []
  for await (const line of createInterface(archive.read(tableEntry(table.name)))) {
    const fields = line.split('\t')
    const file = {
      id: fields[id ?? -1] ?? '',
      size: Number(fields[size ?? -1]),
      // COPY escapes the backslash with which bytes begin.
      sha256: (fields[sha256 ?? -1] ?? '').replace(/^\\\\x/, ''),
    }
    if (!/^[0-9a-f]{32}$/.test(file.id)) throw damaged(tableEntry(table.name))
    files.push(file)
  }
  return files
}

/** Every file that is not there has to be one that the backup says it could not save. */
function listAbsent(
  { absent }: Manifest,
  named: readonly SavedFile[],
  files: readonly SavedFile[],
): readonly AbsentFile[] {
  const here = new Set(files.map(({ id }) => id))
  const gone = named.map(({ id }) => id).filter((id) => !here.has(id))
  // The first format left out what was missing without a word.
  if (!absent) return gone.map((id) => ({ id, why: 'missing' }))

  const told = new Set(absent.map(({ id }) => id))
  const untold = gone.find((id) => !told.has(id))
  if (untold !== undefined) throw hasNo(fileEntry(untold))
  return absent
}

/** Nothing is missing, and there is nothing else. */
function mustBeAll(archive: Archive, manifest: Manifest, files: readonly SavedFile[]): void {
  const known = new Set([
    manifestName,
    sealName,
    ...manifest.tables.map(({ name }) => tableEntry(name)),
    ...files.map(({ id }) => fileEntry(id)),
  ])
  const stranger = archive.names.find((name) => !known.has(name))
  if (stranger !== undefined)
    throw new BadBackup(`The backup holds ${stranger}, of which its manifest knows nothing.`)
  if (files.length !== manifest.files)
    throw new BadBackup(
      `The backup is damaged: it has ${files.length} files instead of ${manifest.files}.`,
    )
}

function damaged(entry: string): BadBackup {
  return new BadBackup(`The backup is damaged: ${entry} is not what was saved.`)
}

function hasNo(entry: string): BadBackup {
  return new BadBackup(`The backup is damaged: it has no ${entry}.`)
}
