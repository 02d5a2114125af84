-- What is searched for is the beginning of a word, or the whole of a short one. So the words of a posting
-- stand between blanks, without signs, in the lines that they had.
update job set words = regexp_replace(
  btrim(regexp_replace(
    regexp_replace(
      replace(words, '''', ''),
      '[\u0001-\u0009\u000b-/:-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f]+', ' ', 'g'
    ),
    ' *\n *', E'\n', 'g'
  ), ' '),
  '(?n)^(.+)$', ' \1 ', 'g'
)
where words <> '';
