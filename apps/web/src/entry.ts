export { createWeb, type Web, type WebOptions } from './serve/create-web.ts'
export { createDevelopmentWeb, type DevelopmentWeb } from './serve/development.ts'
export { textFont } from './serve/text-font.ts'
