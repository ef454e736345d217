import { dataOf } from './data.ts'

/** A part of a country that people travel to, and its destinations, best known first. All of them are in that country. */
export interface Region {
  readonly key: string
  readonly countryCode: string
  readonly name: string
  /** Keys of destinations. */
  readonly places: readonly string[]
  /** What other languages call it. */
  readonly names: Readonly<Record<string, string>>
}

const all = dataOf<readonly Region[]>('regions.json')

export const listRegions = (): readonly Region[] => all()

export const findRegion = (key: string): Region | null => all().find((region) => region.key === key) ?? null

/** A region as a language calls it, by its tag; English where we have no translation. */
export const regionName = ({ name, names }: Region, language: string): string => names[language.slice(0, 2).toLowerCase()] ?? name
