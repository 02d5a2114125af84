import { describe, expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

function tagsOf(typed: string): Record<string, number> {
  const { tags } = readFacts(typedResume(typed), { asOf: new Date('2026-11-21T00:00:00Z') })
  return Object.fromEntries(tags.map(({ tag, count }) => [tag, count]))
}

describe('tags', () => {
  test('are counted once a role and once a section', () => {
    const tags = tagsOf(`
      # Summary
      Excavator work, excavators and diggers.
      # Experience
      ** Excavator Operator, Redgum Zinc || 2019 – Present
      - Ran an excavator
      - Cleaned the excavator
      ** Truck Driver, Hardpan Mining || 2015 – 2019
      - Haul trucks`)

    expect(tags).toMatchObject({ Excavator: 2, 'Haul Truck': 1 })
  })

  test('are no names of their own', () => {
    const typed = `Ruby Ridgway
      ruby.ridgway@mail.example | linkedin.com/in/ruby-ridgway
      # Experience
      ** Truck Driver, Hardpan Mining || 2015 – Present
      - Haul trucks`
    expect(tagsOf(typed)).not.toHaveProperty('Ruby')
    expect(tagsOf(`${typed}\n# Skills\nRuby, Python`)).toHaveProperty('Ruby')
  })

  test('are no words of sentences about tickets', () => {
    const tags = tagsOf(`
      # Licences and competencies
      I hold a shotfirer's licence, last renewed in 2021 and now expired, handle and transport
      explosives, and my appointment at Mount Wyndham is current.`)

    expect(Object.keys(tags).filter((tag) => /expired|handle|Wyndham/.test(tag))).toEqual([])
  })

  test('have one name for what people call differently', () => {
    const tags = tagsOf(`
      # Skills
      - MS Excel
      - D&B, WHS, road-trains
      - K8s`)

    expect(tags).toMatchObject({
      'Microsoft Excel': 1,
      'Drill and Blast': 1,
      'Workplace Health and Safety': 1,
    })
  })

  test('take the longest name and heed the capitals of short ones', () => {
    const tags = tagsOf(`
      # Skills
      Java, JavaScript, SQL Server, Go, C, R
      # Experience
      ** Clerk, Acme Pty Ltd || 2019 – Present
      - I go to the office, have it in word and react to calls, grade C`)

    expect(Object.keys(tags).toSorted()).toEqual(
      ['C', 'Go', 'Java', 'JavaScript', 'R', 'SQL Server'].toSorted(),
    )
  })

  test("take the person's own words from lists, clean and short", () => {
    const tags = tagsOf(`
      # Key Skills
      - Void backfill marshalling
      - Basket weaving (advanced) | Kite making: 
      - Able to work in a team and alone under pressure of time
      # Software: 
      Gizmotron Pro, Widgetry - Expert`)

    expect(Object.keys(tags)).toEqual(
      expect.arrayContaining([
        'Void backfill marshalling',
        'Basket weaving',
        'Gizmotron Pro',
        'Widgetry',
      ]),
    )
    expect(Object.keys(tags).some((tag) => /pressure|able/i.test(tag))).toBe(false)
  })

  test('leave out what stands in brackets behind a skill', () => {
    const tags = tagsOf(`
      # Skills
      - Widgetry (basket tables, Power Kites)`)

    expect(tags).toEqual({ Widgetry: 1 })
  })

  test('take the units of a supervisor for no storage in the cloud', () => {
    const tags = tagsOf(`
      # Licences
      S1 S2 S3, Standard 11`)

    expect(tags).not.toHaveProperty('AWS')
  })

  test('are not read from addresses or from what referees do', () => {
    const tags = tagsOf(`
      # Experience
      ** Clerk, Acme Pty Ltd || 2019 – Present
      - Wrote to java@python.example and https://www.docker.example/kubernetes
      # Referees
      Jo, Scaffolder and Rigger`)

    expect(Object.keys(tags)).toEqual([])
  })

  test('tell what occupation a title is', () => {
    const tags = tagsOf(`
      # Experience
      ** Shot Firer, Redgum Zinc || 2019 – Present
      - Loaded shots`)

    expect(tags).toMatchObject({ 'Shot Firer': 1 })
  })

  test('tell no train driver where somebody drives road trains', () => {
    const tags = tagsOf(`
      # Experience
      ** Road Train Driver, Redgum Haulage || 2019 – Present
      - Side tippers to the port`)

    expect(tags).toMatchObject({ 'Road Train Driver': 1 })
    expect(Object.keys(tags)).not.toContain('Train Driver')
  })

  test('are nobody’s own name, and no letter of a list of machines', () => {
    const tags = tagsOf(`
      ! Jericho Parata
      # Skills
      - Jericho Parata
      - Komatsu 930E, class R trucks
      - Haul truck`)
    expect(Object.keys(tags)).not.toContain('Jericho Parata')
    expect(Object.keys(tags)).not.toContain('R')
  })

  test('may be a language of one letter that stands alone in a list', () => {
    expect(tagsOf('# Skills\n- Python, R, SQL')).toMatchObject({ R: 1 })
  })
})
