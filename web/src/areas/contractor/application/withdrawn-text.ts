export const withdrawnText = 'Your application has been withdrawn.'
