/** What companies say with their answer, where they say anything. */
export const approvals: readonly string[] = [
  'We would like to meet you. Expect a call this week about your medical.',
  'References checked, all good. The offer is on its way by e-mail.',
  'Short-listed. Please bring your tickets to the interview on Thursday.',
  'Welcome aboard. Your flight is booked for the next swing.',
  'Your rate works for us, and so does your start.',
]

export const rejections: readonly string[] = [
  'We filled this position with somebody who lives nearby.',
  'Your rate is above what this position pays. Please look at our contracts later in the year.',
  'We need somebody who can start within two weeks.',
  'Thank you for your time on the phone. We chose somebody with more years in this very role.',
  'The roster that suits you is not the one that we have. We keep your name for the next intake.',
  'A ticket that we cannot do without is missing. Apply again once you hold it.',
]
