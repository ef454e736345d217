// The constants of RFC 3492.
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700

/** The letters behind the `xn--` of a label; null where it is none. */
export function decodeLabel(encoded: string): string | null {
  const cut = encoded.lastIndexOf('-')
  const points = [...encoded.slice(0, Math.max(0, cut))].map((letter) => letter.codePointAt(0) as number)
  let [point, bias, index] = [128, 72, 0]
  for (let at = cut + 1; at < encoded.length; ) {
    const before = index
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at++))
      if (digit === null) return null
      index += digit * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = points.length + 1
    bias = adapted(index - before, count, before === 0)
    point += Math.floor(index / count)
    index %= count
    if (point > 0x10ffff) return null
    points.splice(index++, 0, point)
  }
  return String.fromCodePoint(...points)
}

function digitOf(code: number): number | null {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61
  if (code >= 0x41 && code <= 0x5a) return code - 0x41
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : null
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
