import { randomUUID } from 'node:crypto'
import { chown, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ownerOf } from './engine-user.ts'
import { engineOwner } from './initialise.ts'
import type { Places } from './places.ts'
import { productRole } from './product-role.ts'

/**
 * Who may connect: root and whoever owns the data, as the system says who is at the other end of the
 * socket. A stranger's process that runs as the user whom root has borrowed is turned away. It is
 * written at every start, for clusters that were made to let in whoever comes to the socket.
 */
export async function writeAdmission({
  engineFolder,
  user,
}: Places): Promise<Readonly<Record<string, string>>> {
  const owner = await ownerOf(user)
  const names = new Set(['root', ...(owner ? [owner] : [])])

  /** Root writes into a folder of the engine's user here, so it follows no link from there. */
  async function write(name: string, lines: readonly string[]): Promise<string> {
    const file = path.join(engineFolder, name)
    const aside = `${file}.${randomUUID()}`
    await writeFile(aside, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 }).catch(
      async (error: unknown) => {
        await rm(aside, { force: true })
        throw error
      },
    )
    if (user.uid !== undefined && user.gid !== undefined) await chown(aside, user.uid, user.gid)
    await rename(aside, file)
    return file
  }

  return {
    hba_file: await write('hba.conf', ['local all all peer map=ours']),
    ident_file: await write(
      'ident.conf',
      [...names].flatMap((name) =>
        [engineOwner, productRole].map((role) => `ours "${name}" ${role}`),
      ),
    ),
  }
}
