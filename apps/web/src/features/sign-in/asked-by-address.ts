const ASKS = /[?&](?:(?:signup|register|forgot|login)=true(?=&|$)|type=email(?=&|$)|accesscode=[^&])/

/** What an address says to ask for a sign-in (A2.8, A2.9); null where it does not. Small, since every page reads it: `viewOf` says which dialog is meant. */
export const askedByAddress = (search: string): string | null => search.match(ASKS)?.[0] ?? null
