/** Where a part is placed on the sheet: its origin, its scale, and whether it is mirrored. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly mirrored: boolean
}

export interface Placed {
  readonly d: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 }

export const short = (n: number): string => String(Math.round(n * 10) / 10)

/**
 * Path data of a part in its own units, carried onto the sheet. Groups with a transform would be less work, but a filter inside a scaled group
 * scales its noise too: stipple must have one grain all over a picture.
 */
export function placePath(d: string, frame: Frame): Placed {
  const tokens = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []
  const sx = frame.mirrored ? -frame.scale : frame.scale
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const out: string[] = []
  let at = { x: 0, y: 0 }
  let start = at
  let command = 'M'
  const see = (x: number, y: number) => {
    const [px, py] = [frame.x + x * sx, frame.y + y * frame.scale]
    box.left = Math.min(box.left, px)
    box.right = Math.max(box.right, px)
    box.top = Math.min(box.top, py)
    box.bottom = Math.max(box.bottom, py)
    return `${short(px)} ${short(py)}`
  }
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? ''
    if (/[a-zA-Z]/.test(token)) {
      command = token
      i++
    }
    const kind = command.toUpperCase()
    const count = ARGUMENTS[kind] ?? 0
    const given = tokens.slice(i, i + count).map(Number)
    i += count
    const from = command === kind ? { x: 0, y: 0 } : at
    if (kind === 'Z') {
      out.push('Z')
      at = start
      continue
    }
    if (kind === 'H' || kind === 'V') {
      const [value = 0] = given
      at = kind === 'H' ? { x: value + from.x, y: at.y } : { x: at.x, y: value + from.y }
      out.push(`L${see(at.x, at.y)}`)
      continue
    }
    const points = kind === 'A' ? given.slice(5) : given
    const seen: string[] = []
    for (let k = 0; k + 1 < points.length; k += 2) {
      const end = { x: from.x + (points[k] ?? 0), y: from.y + (points[k + 1] ?? 0) }
      seen.push(see(end.x, end.y))
      if (k + 3 >= points.length) at = end
    }
    if (kind === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = given
      out.push(`A${short(rx * frame.scale)} ${short(ry * frame.scale)} ${turn} ${large} ${frame.mirrored ? 1 - sweep : sweep} ${seen[0]}`)
    } else out.push(kind + seen.join(' '))
    if (kind === 'M') {
      start = at
      command = command === 'm' ? 'l' : 'L'
    }
  }
  return { d: out.join(''), ...box }
}
