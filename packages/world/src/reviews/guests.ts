import { readData } from '../data.ts'

/** Where guests come from, and how people are called there. */
export const guests = readData<readonly (readonly [home: string, names: readonly string[]])[]>('reviews/guests.json')
