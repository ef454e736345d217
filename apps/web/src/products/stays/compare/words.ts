import { plural, say } from '@sojourn/i18n'
import type { StayProduct } from '../stay-product.ts'

/** What a comparison says of the stays of its product, in whole texts. */
interface CompareWords {
  readonly title: (compared: number) => string
  /** When, for whom, and what the prices are. */
  readonly lead: (dates: string, party: string) => string
  readonly gone: (gone: number) => string
  readonly failed: (failed: number) => string
  readonly onlyOne: string
  readonly unknown: string
  readonly howTo: string
  readonly noneLoaded: string
  readonly table: string
  readonly caption: string
  /** The way to one that has no price for the stay, and the same with its name. */
  readonly see: string
  readonly seeOne: (name: string) => string
}

export const COMPARE_WORDS: Readonly<Record<StayProduct['code'], CompareWords>> = {
  HLT: {
    title: (compared) => say`Compare ${plural(compared, { one: '# hotel', other: '# hotels' })}`,
    lead: (dates, party) => say`${dates}, ${party}. Each price is the lowest at that hotel, taxes and fees included.`,
    gone: (gone) => say`${plural(gone, { one: '# hotel in this link is no longer listed.', other: '# hotels in this link are no longer listed.' })}`,
    failed: (failed) => say`${plural(failed, { one: "We couldn't load # hotel just now.", other: "We couldn't load # hotels just now." })}`,
    onlyOne: say`There's only one hotel here. Press Compare on another one in a list to add it.`,
    unknown: say`We can't find any of these hotels`,
    howTo: say`Press Compare on two to four hotels in a list to see them here side by side.`,
    noneLoaded: say`We couldn't load these hotels`,
    table: say`Hotels side by side`,
    caption: say`What each hotel offers for your stay, one column each`,
    see: say`See hotel`,
    seeOne: (name) => say`See hotel ${name}`,
  },
  VR: {
    title: (compared) => say`Compare ${plural(compared, { one: '# home', other: '# homes' })}`,
    lead: (dates, party) => say`${dates}, ${party}. Each price is the lowest for that home, taxes and fees included.`,
    gone: (gone) => say`${plural(gone, { one: '# home in this link is no longer listed.', other: '# homes in this link are no longer listed.' })}`,
    failed: (failed) => say`${plural(failed, { one: "We couldn't load # home just now.", other: "We couldn't load # homes just now." })}`,
    onlyOne: say`There's only one home here. Press Compare on another one in a list to add it.`,
    unknown: say`We can't find any of these homes`,
    howTo: say`Press Compare on two to four homes in a list to see them here side by side.`,
    noneLoaded: say`We couldn't load these homes`,
    table: say`Homes side by side`,
    caption: say`What each home offers for your stay, one column each`,
    see: say`See home`,
    seeOne: (name) => say`See home ${name}`,
  },
}
