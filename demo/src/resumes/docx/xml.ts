export const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Word measures places in twentieths of a point, type in halves. */
export const twips = (points: number): number => Math.round(points * 20)
export const halves = (points: number): number => Math.round(points * 2)

export const withoutHash = (colour: string): string => colour.replace('#', '').toUpperCase()
