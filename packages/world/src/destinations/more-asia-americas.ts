import type { Facts } from '../facts.ts'

/** Further places of Asia, Oceania, the Americas and the Caribbean, the best known first. */
export const moreAsiaAmericas: readonly Facts[] = []
