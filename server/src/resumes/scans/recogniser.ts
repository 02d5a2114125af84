import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import openCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { Paper } from './grey-paper.ts'

/** The lines of a paper as HTML that says where each word stands, and how far they leaned. */
export type Recogniser = (paper: Paper, dotsPerInch: number) => string

const onlyNeuralNet = 1
/** In radians: half a degree already makes a line of its two ends. */
const leastLean = 0.003

let opened: Promise<Recogniser> | undefined

/** Opened with the first picture; all that it needs lies in the packages. */
export function openRecogniser(): Promise<Recogniser> {
  opened ??= open()
  return opened
}

async function open(): Promise<Recogniser> {
  const { FS, TessBaseAPI } = await openCore({ print: silently, printErr: silently })
  FS.writeFile('eng.traineddata', gunzipSync(readFileSync(englishModel())))
  const tesseract = new TessBaseAPI()
  if (tesseract.Init(null, 'eng', onlyNeuralNet) !== 0) throw new Error('No model of letters')

  return (paper, dotsPerInch) => {
    FS.writeFile('/input', asPortableGreyMap(paper))
    tesseract.SetImageFile(1, 0)
    tesseract.SetVariable('user_defined_dpi', String(Math.round(dotsPerInch)))
    tesseract.FindLines()
    const lean = tesseract.GetGradient()
    if (Math.abs(lean) > leastLean) tesseract.SetImageFile(1, lean)
    tesseract.Recognize(null)
    const found = tesseract.GetHOCRText(0)
    tesseract.Clear()
    return found
  }
}

function englishModel(): string {
  const { resolve } = createRequire(import.meta.url)
  return resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
}

function asPortableGreyMap({ width, height, dots }: Paper): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), dots])
}

function silently(): void {}
