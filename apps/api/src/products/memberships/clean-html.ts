/** Elements whose content is no text to a browser: what is in them is removed with them. */
const RAW_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'xmp',
  'listing',
  'plaintext',
  'iframe',
  'noembed',
  'noframes',
  'template',
  'svg',
  'math',
  'title',
]

/** Paragraphs, lists, emphasis and links, and nothing else: of links only https, mailto and our own pages, opened without a word about where one came from. */
export async function cleanHtml(html: string): Promise<string> {
  // Operators save plans seldom: most processes never load it.
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: RAW_TEXT,
    // not translated: a value of an attribute
    transformTags: { a: (tagName, { href }) => ({ tagName, attribs: { ...(href !== undefined && { href }), rel: 'noopener noreferrer nofollow' } }) },
  })
}
