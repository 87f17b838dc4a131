// Every country, for addresses of members: more countries than the shop ships to. The names are written out because the
// server's and the browser's `Intl` data may differ.
import { countryOptions } from '../../lib/countries.ts'

const others =
  'AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua and Barbuda|AI Anguilla|AL Albania|AM Armenia|' +
  'AO Angola|AR Argentina|AS American Samoa|AW Aruba|AX Åland Islands|AZ Azerbaijan|BA Bosnia and Herzegovina|' +
  'BB Barbados|BD Bangladesh|BF Burkina Faso|BH Bahrain|BI Burundi|BJ Benin|BL St Barthélemy|BM Bermuda|' +
  'BN Brunei|BO Bolivia|BQ Caribbean Netherlands|BS Bahamas|BT Bhutan|BV Bouvet Island|BW Botswana|BY Belarus|' +
  'BZ Belize|CC Cocos (Keeling) Islands|CD Congo (Kinshasa)|CF Central African Republic|CG Congo (Brazzaville)|' +
  'CI Côte d’Ivoire|CK Cook Islands|CM Cameroon|CN China|CO Colombia|CR Costa Rica|CU Cuba|CV Cape Verde|' +
  'CW Curaçao|CX Christmas Island|DJ Djibouti|DM Dominica|DO Dominican Republic|DZ Algeria|EC Ecuador|EG Egypt|' +
  'EH Western Sahara|ER Eritrea|ET Ethiopia|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|' +
  'GA Gabon|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland|GM Gambia|' +
  'GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GS South Georgia and South Sandwich Islands|GT Guatemala|' +
  'GU Guam|GW Guinea-Bissau|GY Guyana|HM Heard and McDonald Islands|HN Honduras|HT Haiti|ID Indonesia|' +
  'IM Isle of Man|IO British Indian Ocean Territory|IQ Iraq|IR Iran|JE Jersey|JM Jamaica|JO Jordan|KE Kenya|' +
  'KG Kyrgyzstan|KH Cambodia|KI Kiribati|KM Comoros|KN St Kitts and Nevis|KP North Korea|KW Kuwait|' +
  'KY Cayman Islands|KZ Kazakhstan|LA Laos|LB Lebanon|LC St Lucia|LK Sri Lanka|LR Liberia|LS Lesotho|LY Libya|' +
  'MA Morocco|MC Monaco|MD Moldova|ME Montenegro|MF St Martin|MG Madagascar|MH Marshall Islands|' +
  'MK North Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macao|MP Northern Mariana Islands|MQ Martinique|' +
  'MR Mauritania|MS Montserrat|MU Mauritius|MV Maldives|MW Malawi|MY Malaysia|MZ Mozambique|NA Namibia|' +
  'NC New Caledonia|NE Niger|NF Norfolk Island|NG Nigeria|NI Nicaragua|NP Nepal|NR Nauru|NU Niue|OM Oman|' +
  'PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|PH Philippines|PK Pakistan|' +
  'PM St Pierre and Miquelon|PN Pitcairn Islands|PR Puerto Rico|PS Palestine|PW Palau|PY Paraguay|QA Qatar|' +
  'RE Réunion|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|SB Solomon Islands|SC Seychelles|SD Sudan|' +
  'SH St Helena|SJ Svalbard and Jan Mayen|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|' +
  'SS South Sudan|ST São Tomé and Príncipe|SV El Salvador|SX Sint Maarten|SY Syria|SZ Eswatini|' +
  'TC Turks and Caicos Islands|TD Chad|TF French Southern Territories|TG Togo|TH Thailand|TJ Tajikistan|' +
  'TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye|TT Trinidad and Tobago|TV Tuvalu|' +
  'TZ Tanzania|UA Ukraine|UG Uganda|UM U.S. Outlying Islands|UY Uruguay|UZ Uzbekistan|VA Vatican City|' +
  'VC St Vincent and Grenadines|VE Venezuela|VG British Virgin Islands|VI U.S. Virgin Islands|VN Vietnam|' +
  'VU Vanuatu|WF Wallis and Futuna|WS Samoa|YE Yemen|YT Mayotte|ZM Zambia|ZW Zimbabwe'

const byName = new Intl.Collator('en')

/** ISO 3166-1 codes, sorted by name. */
export const allCountries: readonly { value: string; label: string }[] = [
  ...countryOptions,
  ...others.split('|').map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) })),
].sort((one, two) => byName.compare(one.label, two.label))
