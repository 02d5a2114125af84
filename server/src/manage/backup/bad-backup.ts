/** The archive is not what a backup of ours has to be; the message says in what, in one line. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}
