/** A short resume as it may be printed, in the parts that its pages have. */
export const kimWalker = {
  person: ['Kim Walker', 'Kalgoorlie WA 6430 | 0491 570 156 | kim.walker@mail.example', ''],
  work: [
    'EMPLOYMENT HISTORY',
    'Driller, Redgum Iron Pty Ltd',
    'March 2019 – Present',
    '• Drilled blast holes on day and night shift',
    'Offsider, Ochre Coal Pty Ltd',
    'June 2015 – February 2019',
    '',
  ],
  learnt: [
    'EDUCATION',
    'Certificate III in Drilling Operations, 2016',
    '',
    'TICKETS',
    'White Card',
    'Working at Heights, expires 12/03/2028',
  ],
}

/** What may be scanned behind it. */
export const forkliftCertificate = [
  'STATEMENT OF ATTAINMENT',
  'This is to certify that',
  'KIM WALKER',
  'has successfully completed',
  'TLILIC0003 Licence to operate a forklift truck',
  'Issued: 14/05/2024',
  'Certificate No: 88123',
  'Ironbark Training, 12 Mill Street, Perth WA 6000, phone 0491 570 157',
]
