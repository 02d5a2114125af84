import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { operatorTasks } from '@headframe/server/src/manage/operator-tasks.ts'

/** `deploy/walk` runs the page; what can be known without running it is held here. */
const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const page = read('docs/operating.md')
const alerts = read('deploy/alerts.yml')
const config = read('server/src/config.ts')
const settings = [...read('deploy/environment.example').matchAll(/^([A-Z_]+)=/gm)]

const plainFigure = (figure: string) => figure.replace(/^headframe_/, '').replace(/_bucket$/, '')
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))].toSorted()

describe('the page for operators', () => {
  test('is beside a README that has every task as it is called', () => {
    const readme = read('README.md').replaceAll(String.raw`\|`, '|')
    const missing = Object.entries(operatorTasks)
      .map(([name, { usage }]) => `| \`${`${name} ${usage}`.trim()}\` `)
      .filter((row) => !readme.includes(row))

    expect(missing).toEqual([])
  })

  test('names files that are there, and commands of ours that can be run', () => {
    const files = found(page, /\b(deploy\/[\w.-]+)/g)

    expect(files.length).toBeGreaterThan(8)
    for (const file of files) {
      const { mode } = statSync(path.join(root, file))
      const isProgram = read(file).startsWith('#!')
      expect([file, (mode & 0o111) !== 0]).toEqual([file, isProgram])
    }
  })

  test('names tasks and settings that the product knows', () => {
    const known = read('server/src/manage/operator-tasks.ts')
    const tasks = found(page, /deploy\/manage ([a-z-]+)/g)
    const variables = [
      ...found(page, /`([A-Z]+(?:_[A-Z]+)+)[`=]/g),
      ...settings.map(([, name = '']) => name),
    ]

    expect(tasks.length).toBeGreaterThan(4)
    expect(tasks.filter((task) => !new RegExp(`\\b'?${task}'?[:,( ]`).test(known))).toEqual([])
    expect(variables.length).toBeGreaterThan(10)
    expect(variables.filter((name) => !config.includes(`  ${name}: `))).toEqual([])
  })

  test('names figures that are told', () => {
    const code = globSync('server/src/{kit/metrics,http}/*.ts', { cwd: root }).map(read).join('\n')
    const figures = found(page + alerts, /\b((?:headframe|nodejs|process)_[a-z0-9_]+)/g)

    expect(figures.length).toBeGreaterThan(10)
    expect(figures.filter((figure) => !code.includes(`'${plainFigure(figure)}'`))).toEqual([])
  })
})
