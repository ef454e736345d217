/** Path data of shapes that many parts share, in the units of the caller; y grows downwards, so heights are negative. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`

export const disc = (x: number, y: number, r: number, ry = r): string => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`

export const polygon = (points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

/** A door or window with a round head, standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string => `M${x - w / 2} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`

/** The pointed arch of the East and of the Gothic. */
export const ogive = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}V${y - h + w * 0.7}Q${x - w / 2} ${y - h + w * 0.25} ${x} ${y - h}Q${x + w / 2} ${y - h + w * 0.25} ${x + w / 2} ${y - h + w * 0.7}V${y}Z`

/** A trapezium on y: wide at the foot, narrow at the head. */
export const taper = (x: number, y: number, foot: number, head: number, h: number): string =>
  `M${x - foot / 2} ${y}L${x - head / 2} ${y - h}H${x + head / 2}L${x + foot / 2} ${y}Z`

export const gable = (x: number, y: number, w: number, h: number): string => `M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`

/** A dome on y with the slight shoulder of masonry; `lift` over 1 makes it pointed. */
export const dome = (x: number, y: number, r: number, lift = 1): string => {
  const h = r * 1.1 * lift
  return `M${x - r} ${y}C${x - r * 1.05} ${y - h * 0.62} ${x - r * 0.42} ${y - h * 0.9} ${x} ${y - h}C${x + r * 0.42} ${y - h * 0.9} ${x + r * 1.05} ${y - h * 0.62} ${x + r} ${y}Z`
}

/** An onion: narrow at the foot, full below the middle, drawn out to a point. */
export const onion = (x: number, y: number, r: number): string =>
  `M${x - r * 0.62} ${y}C${x - r * 1.35} ${y - r * 0.7} ${x - r * 0.9} ${y - r * 1.35} ${x - r * 0.3} ${y - r * 1.75}Q${x - r * 0.06} ${y - r * 1.95} ${x} ${y - r * 2.4}Q${x + r * 0.06} ${y - r * 1.95} ${x + r * 0.3} ${y - r * 1.75}C${x + r * 0.9} ${y - r * 1.35} ${x + r * 1.35} ${y - r * 0.7} ${x + r * 0.62} ${y}Z`

/** Teeth along the top of a wall from x to x + w, closed downwards to y + h. */
export function battlements(x: number, y: number, w: number, h: number, teeth: number, tall: number): string {
  const step = w / (teeth * 2 - 1)
  let d = `M${x} ${y + h}V${y - tall}`
  for (let i = 0; i < teeth; i++) d += `h${step}${i < teeth - 1 ? `v${tall}h${step}v${-tall}` : ''}`
  return `${d}V${y + h}Z`
}
