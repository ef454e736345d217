/**
 * Whether a loader is asked by our own script, which can show the skeleton of a page while the rest is loading. A document is asked for by
 * a visitor who may have no scripts, so it is answered completely, with its true status.
 */
export const isClientNavigation = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'empty'
