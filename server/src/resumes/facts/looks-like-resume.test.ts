import { describe, expect, test } from 'vitest'
import { typedResume } from '../testing/typed-resume.ts'
import { looksLikeResume } from './looks-like-resume.ts'

describe('not a resume is', () => {
  test.each([
    [
      'a cover letter',
      `Mira Coolamon
       0491 570 156 mira@mail.example
       Dear Hiring Manager,
       I am writing to apply for the position of Truck Operator. I have worked at Redgum Zinc from
       January 2019 to March 2022 and hold all tickets.
       My experience makes me a good fit.
       Yours sincerely,
       Mira Coolamon`,
    ],
    [
      'a letter of reference',
      `To whom it may concern,
       Jack Wandoo was employed by Hardpan Mining as a driller from 2015 to 2019.
       He was punctual and safe, and I would employ him again.
       Kind regards
       Sue Hill, Superintendent, 0491 570 157`,
    ],
    [
      'an invoice',
      `TAX INVOICE
       Invoice No 10023
       Description || Quantity || Amount
       Hire of excavator March 2021 - April 2021 || 1 || $12,000
       Total due $13,200 incl GST
       Contact accounts@hire.example`,
    ],
    [
      'a list of people',
      `Name || Phone || Site
       A Smith || 0491 570 156 || Newman
       B Jones || 0491 570 157 || Tom Price
       C Brown || 0491 570 158 || Newman`,
    ],
    [
      'an advertisement for a job',
      `Heavy Diesel Fitter
       About the role
       We are looking for fitters for a 2:1 roster. 
       Experience
       - 3 years on Cat machines
       Apply now at jobs@hire.example`,
    ],
    [
      'the paper of a course',
      `Statement of Attainment
       This is to certify that Dale Brook has achieved
       RIIWHS204E Work safely at heights
       RIIWHS202E Enter and work in confined spaces
       HLTAID011 Provide first aid
       Issued 3 May 2026, Site Skills Training, 0491 570 157, info@training.example`,
    ],
    ['a few words', 'Notes of Tuesday'],
  ])('%s', (_, typed) => {
    expect(looksLikeResume(typedResume(typed))).toBe(false)
  })
})

describe('a resume is', () => {
  test.each([
    [
      'one behind its own cover letter',
      `Dear Sir
       Please find my resume below.
       Kind regards
       # Work Experience
       Driller, Quandong Drilling || 2015 – 2019
       # Education
       Year 12 || 2012
       # Licences
       HR`,
    ],
    [
      'one without any heading',
      `Dale Brook 0491 570 156
       2019 - now Truck driver, Redgum Zinc
       2015 - 2019 Labourer, Hardpan Civil`,
    ],
    [
      'one in sentences, each paragraph a line',
      `Dale Brook 0491 570 156
       # What I’ve done
       I’ve been with Freo Group as a rigger since May 2022, mainly conveyor shutdowns. Before that I spent from 2019 to April 2022 at Snowy 2.0 with Future Generation as intermediate rigger on TBM segments. ${'We lifted a lot of steel. '.repeat(20)}`,
    ],
    [
      'a letter that tells jobs and tickets, broken at the margin',
      `Dale Brook 0491 570 156
       To the recruitment team,
       I have been with Macmahon as a truck operator since
       February 2021. Before that I drove for NRW from June
       2018 to January 2021. I hold an HR licence, working at
       heights, confined space entry and first aid.
       Yours faithfully,
       Dale Brook`,
    ],
    [
      'a few lines with tickets',
      `Dale Brook 0491 570 156
       Driller, DDH1 2022+
       HR, WAH, CSE, first aid, white card`,
    ],
    [
      'one of a planner without headings, who raised purchase orders',
      `Dale Brook 0491 570 156
       Planner, Karara Mining, March 2019 to now
       Raised purchase orders and took minutes of the weekly meeting
       Planner, Iluka, 2015 to 2019
       Storeman, Iluka, 2012 to 2015`,
    ],
    [
      'one that answers an advertisement, with its jobs',
      `Dale Brook 0491 570 156
       RE: Plant Operator – Ref 55120
       # Employment History
       2021–present: Operator, Brierty
       2017–2021: Grader operator, Shire of East Pilbara
       2012–2016: Loader operator, MACA`,
    ],
    [
      'one without dates',
      `Dale Brook 0491 570 156
       # Skills
       Excavator, dozer
       # Licences
       HR, forklift`,
    ],
  ])('%s', (_, typed) => {
    expect(looksLikeResume(typedResume(`${typed}\n${'More about the work. '.repeat(5)}`))).toBe(
      true,
    )
  })
})
