/** What a call answers that hands out a resume as it was uploaded, in whichever kind it came. */
export const resumeFile = {
  file: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/msword',
  ],
} as const
