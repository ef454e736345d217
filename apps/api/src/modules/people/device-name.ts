import { say } from '@sojourn/i18n'

const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  // not translated: names of browsers
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const among = (known: readonly (readonly [string, RegExp])[], text: string): string | undefined => known.find(([, sign]) => sign.test(text))?.[0]

/** The name of a session for its person: browser and device, as the client sent them, which may be invented. */
export function deviceName(userAgent: string | null): string {
  const [browser, system] = [among(BROWSERS, userAgent ?? ''), among(SYSTEMS, userAgent ?? '')]
  if (browser && system) return say`${browser} on ${system}`
  return browser ?? system ?? say`Unknown device`
}
