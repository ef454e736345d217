/**
 * The document of a stored page, in which nothing can be clicked that needs a script, which it has not; its links work. It is done to what React wrote, not by a disabled fieldset around
 * the page: within one Chromium leaves out of the layout what it parses of a container, as `main` is, while it lays it out, and a list stayed blank.
 */
export const disableControls = (html: string): string => html.replace(/<(button|input|select|textarea)(?=[\s>])/g, '<$1 disabled=""')
