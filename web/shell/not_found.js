// Some programs write the # of a link as %23, and hosts look for a page of that name. The page is where
// it stands.
{
  const {pathname, search} = location;
  const [, page, fragment] = /^(.*?)%(?:25)*23(.*)$/is.exec(pathname + search) ?? [];
  if (fragment) location.replace(`${page}#${fragment}`);
}
