/** Stands in a page where its first bytes end: all before it needs nothing that may be late. */
export const PAGE_CUT = '<template data-page-cut="">'

/**
 * What stands before it is sent at once where a later part of the page is still on its way; what stands after it follows in its order, so that nothing
 * has to be moved into place by a script.
 */
export const PageCut = () => <template data-page-cut="" />
