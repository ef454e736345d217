export { BadText, type FoundMessage, findMessages, jsxText, walk } from './find-messages.ts'
export { markOf, markSource, markTexts } from './mark-texts.ts'
export { sourceFiles, sourceMessages } from './source-messages.ts'
export { stampBuild, stampScript, textsOf } from './stamp.ts'
