import { codeOrRefusal } from '../code-or-refusal.ts'

/** Most screens send no file, so how to tell of one on its way is fetched by those that do. */
export const prepareToTell = () => codeOrRefusal(import('./progress.ts'))
