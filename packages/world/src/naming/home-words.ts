import { readData } from '../data.ts'

export type HomeKind = 'villa' | 'apartment' | 'townhouse' | 'cottage' | 'farmhouse' | 'cabin' | 'chalet' | 'bungalow' | 'houseboat'

/** How homes are called in some languages. `marks` are patterns of hotels' names that give a language away; the last group is for all others. */
export interface HomeWords {
  readonly languages: string
  readonly marks: readonly string[]
  readonly words: Readonly<Record<HomeKind, string>>
}

export const HOME_WORDS = readData<readonly HomeWords[]>('home-words.json')
