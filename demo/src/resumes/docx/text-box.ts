/** A floating box, written twice as Word does: as a shape of today, and for programs that know only the old kind. */
export function textBoxXml(
  inside: string,
  { x, width, height }: { readonly x: number; readonly width: number; readonly height: number },
): string {
  const content = `<w:txbxContent>${inside}</w:txbxContent>`
  const extent = `cx="${emu(width)}" cy="${emu(height)}"`

  const shape = [
    '<wps:wsp><wps:cNvSpPr txBox="1"/>',
    `<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm>`,
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>',
    `<wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp>`,
  ].join('')
  const graphic = `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic>`
  const anchor = [
    '<wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">',
    '<wp:simplePos x="0" y="0"/>',
    `<wp:positionH relativeFrom="margin"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH>`,
    '<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>',
    `<wp:extent ${extent}/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Text Box 1"/>`,
    `<wp:cNvGraphicFramePr/>${graphic}</wp:anchor>`,
  ].join('')
  const old = `<w:pict><v:shape style="position:absolute;margin-left:${x}pt;width:${width}pt;height:${height}pt"><v:textbox>${content}</v:textbox></v:shape></w:pict>`

  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${anchor}</w:drawing></mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
}

/** Drawings are measured in parts of a metric inch. */
function emu(points: number): number {
  return Math.round(points * 12_700)
}
