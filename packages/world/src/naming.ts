import { shuffled } from './dice.ts'
import type { Facts } from './facts.ts'
import type { Stars } from './hotel.ts'

/** Types of hotel a class may be called by: modest names below, grand ones above, some overlap between. */
function typesFor(stars: Stars, naming: Facts['naming']): readonly string[] {
  switch (stars) {
    case 2:
      return naming.plain
    case 3:
      return [...naming.fine, ...naming.plain]
    case 4:
      return [...naming.fine, ...naming.fine, ...naming.grand]
    case 5:
      return naming.grand
  }
}

/** One name per class asked for, each once in the city: nouns go round in an order of chance, so neighbours in the list differ. */
export function namesOf(facts: Facts, stars: readonly Stars[], seed: string): string[] {
  const taken = new Set<string>()
  const nouns = shuffled(facts.naming.nouns, seed, facts.key, 'nouns')
  return stars.map((s, index) => {
    const types = shuffled(typesFor(s, facts.naming), seed, facts.key, 'type', index)
    for (let round = 0; ; round++) {
      const noun = nouns[(index + Math.floor(round / types.length)) % nouns.length]!
      const bare = types[round % types.length]!.replace('{}', noun)
      const lap = Math.floor(round / (types.length * nouns.length))
      const name = lap === 0 ? bare : `${bare} ${lap + 1}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  })
}

/** A name as it is written in an address: lower-case latin letters and hyphens. */
export function slugOf(name: string): string {
  const latin = name.toLowerCase().replace(/[ıøœæðþßłđħə·]/g, (c) => LETTERS[c] ?? '')
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', œ: 'oe', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', ł: 'l', đ: 'd', ħ: 'h', ə: 'e', '·': '' }
