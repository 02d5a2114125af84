/** Texts that several places show, spelled once. Their spelling is the owner's, odd as some of it is. */
export const words = {
  badCredentials: 'You have entered an invalid username or password',
  fillInBoth: 'Please fill in the username and password fields.',
  loginUnreachable: 'Unable to process your login request. Please try again later.',
  companyBadCredentials:
    "We couldn't log you in. Please double-check your email and password, and try again. If the issue persists, contact support for assistance.",
  companyLoginUnreachable:
    'There was an issue while submitting your information. Please try filling this form again in a few minutes',
  invalidEmail: 'You have entered an invalid Email address',
  recoverySent: 'Password recovery email sent!',
  resetPasswords:
    'The passwords are not matching or the lenght is below the minimum requirment of 8 characters.',
  easyPassword: 'This password is too easy to guess. Please choose another one.',
  resetTokenNotFound: 'The password reset link is invalid. Please request a new link.',
  resetTokenNotActive:
    'This password reset link has already been used or is no longer valid because a new reset request was made. Please check your email for the latest link or request a new one.',
  resetTokenExpired:
    'The password reset link has expired. Please request a new link to reset your password.',
  resetFailed:
    'Something went wrong while processing your request. Please try requesting a new password reset link.',
  resetTokenMissing: 'Your request is invalid',
  adminLinkFailed: 'Something went wrong while sending your authentication email, please try again',
  adminLinkInvalid:
    'Unable to verify your authentication request. Please request a new link and try again',
  uploadFailed: 'Upload failed. Please try again.',
  logoWrongType: 'Unsupported file type (only PNG, JPG, WEBP allowed).',
  logoTooLarge: 'File too large (max 2MB).',
  placeNotFound: 'Could not find location',
  tryMoreSpecificPlace: 'Please try a more specific address.',
} as const
