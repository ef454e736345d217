/** The five inks of a picture. There is no sixth: what looks like another tone is one ink stippled into another. */
export type Ink = 'sky' | 'light' | 'middle' | 'deep' | 'hot'

export type Inks = Readonly<Record<Ink, string>>

/** A plate by day and its own plate by night: moonlight for light, lamplight for hot. */
export interface Plates {
  readonly day: Inks
  readonly night: Inks
}

const plate = (text: string): Inks => {
  const [sky = '', light = '', middle = '', deep = '', hot = ''] = text.split(' ').map((hex) => `#${hex}`)
  return { sky, light, middle, deep, hot }
}

/** Both plates from their inks in the order sky, light, middle, deep, hot. */
export const plates = (day: string, night: string): Plates => ({ day: plate(day), night: plate(night) })
