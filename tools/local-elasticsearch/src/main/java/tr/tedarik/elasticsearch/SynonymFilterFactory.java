package tr.tedarik.elasticsearch;

import java.io.IOException;
import java.io.StringReader;
import java.text.ParseException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.synonym.SolrSynonymParser;
import org.apache.lucene.analysis.synonym.SynonymFilter;
import org.apache.lucene.analysis.synonym.SynonymGraphFilter;
import org.apache.lucene.analysis.synonym.SynonymMap;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.index.IndexService.IndexCreationContext;
import org.elasticsearch.index.analysis.Analysis;
import org.elasticsearch.index.analysis.CharFilterFactory;
import org.elasticsearch.index.analysis.CustomAnalyzer;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.index.analysis.TokenizerFactory;

/** Inline rules in Solr's format. Their terms are analysed by the part of the filter chain before this filter. */
final class SynonymFilterFactory implements TokenFilterFactory {
    private final String name;
    private final boolean graph;
    private final boolean expand;
    private final List<String> rules;

    SynonymFilterFactory(Environment environment, String name, Settings settings, boolean graph) {
        this.name = name;
        this.graph = graph;
        this.expand = settings.getAsBoolean("expand", true);
        this.rules = Objects.requireNonNullElse(Analysis.getWordList(environment, settings, "synonyms"), List.of());
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public TokenStream create(TokenStream input) {
        throw new IllegalStateException("synonyms need their chain");
    }

    @Override
    public TokenFilterFactory getChainAwareTokenFilterFactory(
        IndexCreationContext context, TokenizerFactory tokenizer, List<CharFilterFactory> charFilters,
        List<TokenFilterFactory> before, Function<String, TokenFilterFactory> all) {
        SynonymMap map = parse(new CustomAnalyzer(
            tokenizer, charFilters.toArray(CharFilterFactory[]::new),
            before.stream().map(TokenFilterFactory::getSynonymFilter).toArray(TokenFilterFactory[]::new)));
        return new TokenFilters.Plain(name, input -> wrap(input, map)) {
            @Override
            public TokenFilterFactory getSynonymFilter() {
                return IDENTITY_FILTER;
            }
        };
    }

    private SynonymMap parse(Analyzer chain) {
        try {
            var parser = new SolrSynonymParser(true, expand, chain);
            parser.parse(new StringReader(String.join("\n", rules)));
            return parser.build();
        } catch (IOException | ParseException error) {
            throw new IllegalArgumentException("failed to build synonyms", error);
        }
    }

    private TokenStream wrap(TokenStream input, SynonymMap map) {
        if (map.fst == null) return input;
        return graph ? new SynonymGraphFilter(input, map, false) : new SynonymFilter(input, map, false);
    }
}
