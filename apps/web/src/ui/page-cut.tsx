/** Marks where a page's first bytes end: all before it needs nothing that may be late. */
export const PAGE_CUT = '<template data-page-cut="">'

/**
 * What is before it is sent at once where a later part of the page is still being made; what is after it follows in its order, so that nothing
 * has to be moved into place by a script.
 */
export const PageCut = () => <template data-page-cut="" />
