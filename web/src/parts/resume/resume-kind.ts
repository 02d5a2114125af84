/** Whether a file is a PDF or a Word document by what is in it, whatever its name says. */
export async function isResume(file: Blob): Promise<boolean> {
  // A folder that was dropped cannot be read.
  const beginning = await textOf(file.slice(0, 1024)).catch(() => '')
  if (beginning.includes('%PDF-')) return true
  return beginning.startsWith('PK\u0003\u0004') && (await isWord(file))
}

const directoryBytes = 65_536

/** A Word document is an archive; the names of what is in it stand at its end. */
async function isWord(archive: Blob): Promise<boolean> {
  const names = await textOf(archive.slice(-directoryBytes))
  return names.includes('word/')
}

async function textOf(bytes: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await bytes.arrayBuffer())
}
