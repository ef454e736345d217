const ALPHANUMERIC = /^[A-Za-z0-9]{1,40}$/

/** The form in which codes are stored and compared, so that case never matters; null for what has anything but letters and digits in it (B5.1). */
export function codeOf(typed: string): string | null {
  const code = typed.trim()
  return ALPHANUMERIC.test(code) ? code.toUpperCase() : null
}
