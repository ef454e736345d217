/** What is announced when a supplier's news are to be acted on. */
export const SUPPLIER_NEWS = 'supplier news'
