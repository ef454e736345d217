// nothing here is translated: prose of a property, which stays in its language
import type { Dice } from '../dice.ts'
import type { Facts } from '../facts.ts'
import type { ResortKind } from './resort.ts'

const OPENING: Readonly<Record<ResortKind, readonly string[]>> = {
  coast: [
    'Apartments around three pools in {district}, the sea at the end of the path.',
    'A resort of {district} where the same families meet in the same week.',
  ],
  island: ['Low houses between palms and water in {district}.', 'A week in {district} that needs no car after the first day.'],
  alpine: [
    'Timber apartments in {district}, with a boot room and a view of the weather.',
    'From the door in {district} to the first lift in a few minutes, and back to a warm kitchen.',
  ],
  golf: ['Terraces around a course and a long pool in {district}.', 'A quiet resort of {district} for people who rise early and dine late.'],
}

const MIDDLE: readonly string[] = [
  'The best units have a {best}; those at the back look on the {quiet}.',
  'It is {walk} minutes on foot to {landmark}.',
  'Every unit from one bedroom up has a full kitchen, and the shop at the gate sells what belongs in it.',
]

const CLOSING: readonly string[] = [
  'The final cleaning is in the price.',
  'Towels are changed in the middle of the week, and the final cleaning is in the price.',
  'It has {units} units; owners bring their friends back.',
]

/** Three sentences about a resort, made of what is true of it. */
export function describeResort(
  facts: Facts,
  resort: { readonly kind: ResortKind; readonly district: string; readonly landmark: string; readonly walk: number; readonly units: number },
  dice: Dice,
): string {
  const middle = MIDDLE.filter((line) => !line.includes('{walk}') || resort.walk <= 45)
  const words: Readonly<Record<string, string | number>> = { ...resort, best: facts.views[0], quiet: facts.views[2] }
  return [dice.pick('opening', OPENING[resort.kind]), dice.pick('middle', middle), dice.pick('closing', CLOSING)]
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, key: string) => String(words[key]))
    .replace(/\bhave a (?=[aeio])/i, 'have an ')
}
