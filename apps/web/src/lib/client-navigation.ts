/**
 * Whether a loader is asked by our own script, which can show the shape of a page while the rest is on its way. A document is asked for by
 * whoever may have no script at all, so it is answered whole, with its true status.
 */
export const isClientNavigation = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'empty'
