import type { Review } from '../hotel.ts'

/** A kind of person who writes: how they begin, how much they say, what they look at, and how they score against the others. */
export interface Voice {
  readonly party: readonly Review['party'][]
  readonly lines: readonly string[]
  /** Remarks on parts of the house that follow, fewest and most. */
  readonly remarks: readonly [number, number]
  readonly looksAt: readonly string[]
  readonly bias: number
}

// `{walk}` is told only where it is a walk.
const brief: Voice = {
  party: ['solo', 'couple', 'friends'],
  lines: [
    'Would return.',
    'Good. Simply good.',
    'Exactly what I needed.',
    'No complaints, and I am good at them.',
    'Better than the pictures.',
    'Did what it promised.',
    'Two nights, slept through both.',
    'All well.',
    'Already told my sister about it.',
    'Solid choice for {district}.',
    'Short stay, easy in, easy out.',
  ],
  remarks: [0, 1],
  looksAt: ['Clean', 'Comfort', 'Location', 'Value'],
  bias: 0.2,
}

const glad: Voice = {
  party: ['couple', 'friends'],
  lines: [
    'The {view} at seven in the morning paid for the whole trip.',
    'We came for {landmark} and remember the evenings here.',
    'We had planned one night and stayed three.',
    'On our last evening nobody wanted to be the first to pack.',
    'It rained all weekend and we did not mind once.',
    'Our best stay this year, and it was a long year.',
    'I proposed here; she said yes; somebody sent up olives.',
    'Light everywhere, and a quiet that one can hear.',
    'I would cross the country for that bed.',
    'Somebody has thought about every single thing here.',
    'We danced in the room on the last night, softly.',
  ],
  remarks: [1, 2],
  looksAt: ['Comfort', 'Staff', 'Location', 'Clean'],
  bias: 0.5,
}

const picky: Voice = {
  party: ['solo', 'couple'],
  lines: [
    'I am hard to please, so read this with salt.',
    'Mixed feelings, mostly about myself for not asking first.',
    'The pictures are honest, the lens was generous.',
    'Not bad at all, yet I would ask for another room.',
    'The corridor lamp shines under the door; a towel helped.',
    'A good house on a day when not everything worked.',
    'I had hoped for more and got enough.',
    'Two small things spoiled a large one.',
    'It is all there, only a little tired.',
    'They know about the noise; earplugs lie on the night table.',
  ],
  remarks: [1, 2],
  looksAt: ['Comfort', 'Value', 'Wi-Fi', 'Clean', 'Staff', 'Location'],
  bias: -1.1,
}

const practical: Voice = {
  party: ['solo', 'couple', 'friends'],
  lines: [
    'Room as described, shower hot within ten seconds.',
    'Arrived at 15:05, had the key at 15:09.',
    '{walk} minutes to {landmark} is about right; add five with luggage.',
    'Sockets on both sides of the bed, and they work.',
    'Ask for the {quiet} if you sleep lightly.',
    'Bring a light coat: evenings cool down in {district}.',
    'Left the bags until six without paying for it.',
    'The airport ride took as long as it said.',
    'Blinds close fully, windows open fully.',
    'Have small coins for the bus; nobody there changes notes.',
  ],
  remarks: [1, 2],
  looksAt: ['Location', 'Wi-Fi', 'Value', 'Clean'],
  bias: 0,
}

const family: Voice = {
  party: ['family'],
  lines: [
    'Two children, one cot, no complaint from either side of the wall.',
    'They warmed milk at five in the morning and smiled.',
    'Our six-year-old wants to live here.',
    'Grandmother, pram and all: there was room.',
    'The children found the biscuit tin on the first evening.',
    'Somebody had hidden a wooden train in the cupboard. We left it for the next ones.',
    'Travelling with a toddler is work; here it was less.',
    'Our teenagers looked up from their phones for the {view}.',
    'Three ducks and two boys went into the bathroom; all came out clean.',
    'The baby slept, so we slept, so: ten points.',
  ],
  remarks: [1, 2],
  looksAt: ['Comfort', 'Staff', 'Location', 'Value'],
  bias: 0.1,
}

const business: Voice = {
  party: ['business'],
  lines: [
    'In at midnight, out at six, and still rested.',
    'Third trip, third time here.',
    'A desk that is a desk, with a lamp that lights it.',
    'The invoice was right the first time.',
    'Quiet enough to rehearse a talk aloud.',
    'Ironing board in the wardrobe, shirt ready at eight.',
    'Worked from the room for two days and did not miss the office.',
    'Between two trains it was the calm part of the day.',
    'My colleagues have booked it since.',
  ],
  remarks: [1, 1],
  looksAt: ['Wi-Fi', 'Staff', 'Clean', 'Comfort'],
  bias: 0,
}

const wanderer: Voice = {
  party: ['solo', 'friends'],
  lines: [
    'I walked from here to everything, and back by another way each time.',
    'From the {view} you can watch {district} wake up.',
    'Shoes full of dust, head full of {landmark}.',
    'Came for one concert, stayed for the light.',
    'I travel alone and never felt it here.',
    'Four friends, one deck of cards, too few evenings.',
    'The way home in the evening became my favourite sight.',
    'I wrote eleven postcards at the window.',
    'Slow mornings, long afternoons: the place suits both.',
    'We got lost in {district} on purpose.',
  ],
  remarks: [0, 2],
  looksAt: ['Location', 'Comfort', 'Value', 'Staff'],
  bias: 0.2,
}

export const voices: readonly Voice[] = [brief, glad, picky, practical, family, business, wanderer]
