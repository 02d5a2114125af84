import type Quill from 'quill/core.js'

/** A key that is pressed together with Control, or with Command on Apple's machines. */
export interface Shortcut {
  key: string
  shift?: boolean
  alt?: boolean
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** As it is shown: "Ctrl+Shift+7", or "⇧⌘7". */
export function shownShortcut({ key, shift, alt }: Shortcut): string {
  if (isApple) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${key}`
  return ['Ctrl', alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+')
}

/** As assistive technology reads it. */
export function spokenShortcut({ key, shift, alt }: Shortcut): string {
  const first = isApple ? 'Meta' : 'Control'
  return [first, alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+')
}

/** With Shift or Alt a key writes another sign, so that letters and digits are known by their number. */
export function bindShortcut(quill: Quill, { key, shift, alt }: Shortcut, run: () => void): void {
  quill.keyboard.addBinding({
    key: /^[A-Z0-9]$/.test(key) && (shift || alt) ? key.charCodeAt(0) : key.toLowerCase(),
    shortKey: true,
    shiftKey: shift ?? false,
    altKey: alt ?? false,
    handler: () => {
      run()
      return false
    },
  })
}
