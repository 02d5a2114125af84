const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac ?OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What somebody calls what they sign in with, such as "Firefox on Windows": the first that fits, for
 * browsers say that they are others as well. A program is called what it calls itself.
 */
export function deviceInWords(agent: string | undefined): string | null {
  if (!agent) return null
  const browser = browsers.find(([says]) => says.test(agent))?.[1]
  const system = systems.find(([says]) => says.test(agent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? /^[\w.-]{1,30}/.exec(agent)?.[0] ?? null
}
