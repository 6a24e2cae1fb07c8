import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element | DefaultTreeAdapterTypes.Template

/** Returns the elements of a page in source order, also those in `<template>` and `<noscript>`. */
export function listElements(html: string): Element[] {
  const elements: Element[] = []
  const visit = (node: Node) => {
    if ('tagName' in node) elements.push(node)
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return elements
}

/** Returns the value of an attribute: '' without a value, undefined without the attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** Returns the text of an element, without the scripts and styles inside it. */
export function textOf(element: Element): string {
  const { childNodes } = 'content' in element ? element.content : element
  const texts = childNodes.map((node) => {
    if ('value' in node) return node.value
    return 'tagName' in node && !['script', 'style'].includes(node.tagName) ? textOf(node) : ''
  })
  return texts.join('')
}
