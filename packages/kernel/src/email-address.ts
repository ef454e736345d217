import { decodeLabel } from './punycode.ts'
import { typedLine } from './typed-text.ts'

/** What a domain never contains, and what would end it for whoever reads an address of the web. */
const NO_DOMAIN = /[\s/\\:?#%@[\]<>^|]/

/**
 * An address of mail as typed or pasted, in the form it is stored and written to: lower case, nothing around it, a domain in other letters by its
 * ASCII name (`user@münchen.de` is `user@xn--mnchen-3ya.de`). What is no address comes back as it is, to be refused.
 */
export function typedEmail(text: string): string {
  const line = typedLine(text)
    .replace(/^mailto:/i, '')
    .toLowerCase()
  const at = line.lastIndexOf('@')
  if (at < 0) return line
  const domain = line.slice(at + 1).replaceAll('。', '.')
  return `${line.slice(0, at)}@${asciiDomain(domain) ?? domain}`
}

/** A domain as typed, by its ASCII name. */
export const typedDomain = (text: string): string => typedEmail(`x@${text.trim()}`).slice(2)

function asciiDomain(domain: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(domain) || NO_DOMAIN.test(domain)) return null
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}

/** Letters of one script, or of those that Japanese mixes: others could pass for another domain. */
const ONE_SCRIPT =
  /^(?:[\p{scx=Latin}\d-]+|[\p{scx=Cyrillic}\d-]+|[\p{scx=Greek}\d-]+|[\p{scx=Arabic}\d-]+|[\p{scx=Hebrew}\d-]+|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}ー\d-]+|[\p{scx=Hangul}\d-]+|[\p{scx=Thai}\d-]+|[\p{scx=Deva}\d-]+)$/u

/** A stored address as its person writes it: `user@münchen.de`. A domain that mixes scripts keeps its ASCII name. */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const labels = address
    .slice(at + 1)
    .split('.')
    .map((label) => {
      const letters = label.startsWith('xn--') ? decodeLabel(label.slice(4)) : null
      return letters && ONE_SCRIPT.test(letters) ? letters : label
    })
  return `${address.slice(0, at + 1)}${labels.join('.')}`
}
