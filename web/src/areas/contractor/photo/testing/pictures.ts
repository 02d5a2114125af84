import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'

const jpegBegins = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])

export function aPhoto(): File {
  return new File([jpegBegins], 'Me.jpg', { type: 'image/jpeg' })
}

/** What jsdom lacks of a browser: pictures are opened, measured and drawn. */
export function pictures(): void {
  const pen = { fillRect: () => {}, drawImage: () => {} }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 400, close: () => {} }))
  for (const side of ['offsetWidth', 'offsetHeight', 'naturalWidth', 'naturalHeight'])
    Object.defineProperty(HTMLImageElement.prototype, side, { configurable: true, value: 400 })
  URL.createObjectURL = () => 'data:image/jpeg;base64,/9j/'
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([jpegBegins], { type: 'image/jpeg' })),
  )
}

/** The question how to cut it is answered as it stands. */
export async function cutAsItStands(user: UserEvent): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Crop your picture' })
  // jsdom loads no pictures.
  for (const picture of dialog.querySelectorAll('img')) fireEvent.load(picture)
  const use = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Use picture' })
  await waitFor(() => expect(use.disabled).toBe(false))
  await user.click(use)
}
